-- What a submission needs beside its row: marks, a mail to the helpdesk, a history, and limits on how much is sent.

-- A booking of a place that the catalogue does not have.
ALTER TABLE enquiry ADD COLUMN unknown_place boolean NOT NULL DEFAULT false;
-- A machine seems to have filled in the form.
ALTER TABLE enquiry ADD COLUMN suspect boolean NOT NULL DEFAULT false;

-- What was done with an enquiry. No texts: they may name somebody, and this outlives the body.
CREATE TABLE enquiry_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enquiry_key uuid NOT NULL REFERENCES enquiry,
  at timestamptz NOT NULL,
  -- E-mail of the administrator; empty when it happened by itself.
  by text NOT NULL,
  change text NOT NULL CHECK (change IN ('forwarded', 'answered', 'closed', 'new', 'note', 'exported', 'erased', 'expired'))
);
CREATE INDEX ON enquiry_change (enquiry_key);

-- A mail to the helpdesk, made in the transaction that stores the enquiry.
CREATE TABLE mail_job (
  enquiry_key uuid PRIMARY KEY REFERENCES enquiry,
  attempts integer NOT NULL DEFAULT 0,
  first_tried_at timestamptz,
  next_at timestamptz NOT NULL,
  -- Sent, or given up.
  done_at timestamptz,
  given_up boolean NOT NULL DEFAULT false,
  -- Codes only: what a mail server says may repeat an address.
  last_error text
);
CREATE INDEX ON mail_job (next_at) WHERE done_at IS NULL;
CREATE INDEX ON mail_job (done_at);

-- Visits by their Idempotency-Key, so that each counts once. A key says nothing about who came.
CREATE TABLE visit (
  key uuid PRIMARY KEY,
  received_at timestamptz NOT NULL
);
CREATE INDEX ON visit (received_at);

-- Token buckets, by a hash of the network that sends. One that is full again says nothing and goes.
CREATE TABLE submission_bucket (
  subject bytea PRIMARY KEY,
  full_at timestamptz NOT NULL
);
CREATE INDEX ON submission_bucket (full_at);
