-- Who works in the back-office may do everything, everything but people and settings, or enquiries alone (decision 092), and has a name beside the
-- e-mail address. Who was there before may do everything; from now on whoever adds somebody says what.
ALTER TABLE administrator ADD COLUMN role text NOT NULL DEFAULT 'administrator' CHECK (role IN ('desk', 'editor', 'administrator'));
ALTER TABLE administrator ALTER COLUMN role DROP DEFAULT;
-- Empty: the e-mail address is shown.
ALTER TABLE administrator ADD COLUMN name text NOT NULL DEFAULT '' CHECK (length(name) <= 60);

-- A role that was taken away stays away through a restore, as a password does.
DROP TRIGGER changed_at_noted ON administrator;
CREATE TRIGGER changed_at_noted BEFORE UPDATE OF password_hash, disabled_at, totp_secret, role, name ON administrator
  FOR EACH ROW EXECUTE FUNCTION note_administrator_changed();

-- What the person becomes whom a link lets in; null: what they are, and who is new an administrator.
ALTER TABLE invite ADD COLUMN role text CHECK (role IN ('desk', 'editor', 'administrator'));
ALTER TABLE invite ADD COLUMN name text NOT NULL DEFAULT '' CHECK (length(name) <= 60);
-- Links to a new password for somebody who is there: the second factor stays (decision 093).
ALTER TABLE invite ADD COLUMN keeps_factor boolean NOT NULL DEFAULT false;
-- Asked for on the login, by whoever says to have forgotten theirs: it takes no other link's place.
ALTER TABLE invite ADD COLUMN by_mail boolean NOT NULL DEFAULT false;
