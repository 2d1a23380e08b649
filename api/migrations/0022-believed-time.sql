-- What the work of every day remembers of the time, so that a wrong clock erases nothing (decision 051).
CREATE TABLE believed_time (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- When the clock was last believed; null before anybody looked.
  at timestamptz,
  -- Since when it says something else, and when that was last seen; null while it is believed.
  doubted_from timestamptz,
  doubted_at timestamptz,
  CHECK ((doubted_from IS NULL) = (doubted_at IS NULL))
);
INSERT INTO believed_time DEFAULT VALUES;

-- When it was seen that the body's time is nearly over: what goes was noted some days before.
ALTER TABLE enquiry ADD COLUMN expiry_noted_at timestamptz;

-- A mail is given up after so many attempts, which no clock can change.
ALTER TABLE mail_job DROP COLUMN first_tried_at;
