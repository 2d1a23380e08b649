-- What visitors send, and who may read it. None of this is part of the catalogue; it never goes to phones.

-- A number, nobody's identity (decision B11).
CREATE TABLE visitor_count (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  count bigint NOT NULL DEFAULT 0 CHECK (count >= 0)
);

INSERT INTO visitor_count DEFAULT VALUES;
CREATE TRIGGER never_gone BEFORE DELETE OR TRUNCATE ON visitor_count FOR EACH STATEMENT EXECUTE FUNCTION refuse();

-- Booking requests and contact enquiries (spec section 3). The key is the submission's Idempotency-Key: with the hash of
-- the body it outlives the body, so that a late phone doubles nothing (decisions W11, B19).
CREATE TABLE enquiry (
  key uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  body_hash bytea NOT NULL,
  reference text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('booking', 'contact')),
  -- Null after the retention period.
  body jsonb CHECK (jsonb_typeof(body) = 'object'),
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'forwarded', 'answered', 'closed')),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 4000),
  language text CHECK (language IN ('en', 'mr', 'hi')),
  notice_version text CHECK (length(notice_version) <= 20),
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON enquiry (received_at);

CREATE TABLE administrator (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Nobody is created who could not log in (decision B26).
  email text NOT NULL CHECK (length(email) <= 254 AND email ~ '^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,6}$'),
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX administrator_email_unique ON administrator (lower(email));

-- Only the hash of a token is kept: who reads the table can enter nowhere.
CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  administrator_id uuid NOT NULL REFERENCES administrator ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at)
);
CREATE INDEX ON session (administrator_id);
CREATE INDEX ON session (expires_at);
