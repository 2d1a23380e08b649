-- The enquiry desk: who deals with an enquiry, notes that several people write, and what bookings are passed on with.

-- Null: nobody yet.
ALTER TABLE enquiry ADD COLUMN assigned_to uuid REFERENCES administrator ON DELETE SET NULL;

-- What the helpdesk wrote to itself. It may name somebody: it goes with the body.
CREATE TABLE enquiry_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enquiry_key uuid NOT NULL REFERENCES enquiry,
  at timestamptz NOT NULL,
  -- E-mail of the administrator; empty when nobody knows any more.
  by text NOT NULL,
  text text NOT NULL CHECK (text <> '' AND length(text) <= 4000)
);
CREATE INDEX ON enquiry_note (enquiry_key);

-- The one note that an enquiry had is the first of them, by whoever changed it last.
INSERT INTO enquiry_note (enquiry_key, at, by, text)
SELECT key, coalesce(last.at, received_at), coalesce(last.by, ''), note
FROM enquiry LEFT JOIN LATERAL (
  SELECT at, by FROM enquiry_change WHERE enquiry_key = key AND change = 'note' ORDER BY id DESC LIMIT 1
) AS last ON true
WHERE note <> '' ORDER BY received_at, key;
ALTER TABLE enquiry DROP COLUMN note;

-- That it was passed on says which way, and never to whom or with which words.
ALTER TABLE enquiry_change DROP CONSTRAINT enquiry_change_change_check;
ALTER TABLE enquiry_change ADD CONSTRAINT enquiry_change_change_check CHECK (change IN (
  'forwarded', 'answered', 'closed', 'new', 'note', 'assigned', 'unassigned', 'forwarded_whatsapp', 'forwarded_mail',
  'exported', 'erased', 'expired', 'mail_returned', 'mail_not_returned'));

-- What the helpdesk writes to a stay instead of the original text, in the language that the stay reads.
CREATE TABLE forward_text (
  language text PRIMARY KEY CHECK (language = ANY (languages())),
  text text NOT NULL CHECK (text <> '' AND length(text) <= 2000)
);
