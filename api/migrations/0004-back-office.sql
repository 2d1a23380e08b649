-- What the back-office needs: administrators who come and go, sessions that end by themselves, guesses that get slower,
-- and which pictures are in use.

-- Without a password nobody logs in: a reset one waits for its link.
ALTER TABLE administrator ALTER COLUMN password_hash DROP NOT NULL;
ALTER TABLE administrator ADD COLUMN disabled_at timestamptz;

ALTER TABLE session ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();

-- A one-time link that lets a person choose a password. Without an e-mail it makes the first administrator.
CREATE TABLE invite (
  token_hash bytea PRIMARY KEY,
  email text CHECK (length(email) <= 254 AND email ~ '^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,6}$'),
  expires_at timestamptz NOT NULL
);

-- Failed logins of an account, of an address, and of the two together; only hashes of them are kept.
CREATE TABLE login_failure (
  subject bytea PRIMARY KEY,
  failures integer NOT NULL DEFAULT 0,
  -- When the next attempt is heard.
  free_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX ON login_failure (last_at);

-- Uploaded pictures, by the address that listings hold, and when one last did.
CREATE TABLE picture (
  address text PRIMARY KEY CHECK (address ~ '^/images/[a-z0-9-]+-1280\.webp$'),
  last_used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON picture (last_used_at);

-- A picture that leaves a row was used until this moment: phones may show the row's last state for a while.
CREATE FUNCTION note_pictures_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE picture SET last_used_at = greatest(last_used_at, now()) WHERE address = ANY (OLD.images);
  RETURN NULL;
END $$;

CREATE TRIGGER pictures_used AFTER UPDATE OF images OR DELETE ON place FOR EACH ROW EXECUTE FUNCTION note_pictures_used();
CREATE TRIGGER pictures_used AFTER UPDATE OF images OR DELETE ON resort FOR EACH ROW EXECUTE FUNCTION note_pictures_used();
CREATE TRIGGER pictures_used AFTER UPDATE OF images OR DELETE ON restaurant FOR EACH ROW EXECUTE FUNCTION note_pictures_used();
CREATE TRIGGER pictures_used AFTER UPDATE OF images OR DELETE ON ad FOR EACH ROW EXECUTE FUNCTION note_pictures_used();
