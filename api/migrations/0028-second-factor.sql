-- A second factor of administrators who want one: the secret that an authenticator app holds, too, and the last of its
-- 30-second steps whose code was used, so that no code is good twice.
ALTER TABLE administrator ADD COLUMN totp_secret text;
ALTER TABLE administrator ADD COLUMN totp_last_step bigint;
-- Shown to the app, and not yet answered with a code.
ALTER TABLE administrator ADD COLUMN totp_offered text;

-- Each is good once. They are of 120 random bits, so that a plain hash is enough.
CREATE TABLE recovery_code (
  administrator_id uuid NOT NULL REFERENCES administrator ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (administrator_id, code_hash)
);

-- A second factor that was turned on or off holds through a restore, as a password does.
DROP TRIGGER changed_at_noted ON administrator;
CREATE TRIGGER changed_at_noted BEFORE UPDATE OF password_hash, disabled_at, totp_secret ON administrator
  FOR EACH ROW EXECUTE FUNCTION note_administrator_changed();
