-- Expands: who made a link or a kiosk's code, so that it ends with their right to make it (decision 092).
-- Null: made by the command line. No foreign key: a restore replaces administrators and keeps kiosks.
ALTER TABLE invite ADD COLUMN granted_by uuid;
-- Null: there is no code, or a server of the version before made it; such a code pairs nothing.
ALTER TABLE kiosk ADD COLUMN code_granted_by uuid;

-- Whether a person may still let others in; checked when a grant is used, because it may have been made while their right was being taken away.
CREATE FUNCTION may_grant(granter uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM administrator WHERE id = granter AND role = 'administrator' AND disabled_at IS NULL AND password_hash IS NOT NULL)
$$;

-- Ends what a person granted, whichever way their role, access or password changes: also when they get the right again, so that nothing revives.
CREATE FUNCTION end_grants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM invite WHERE granted_by = OLD.id;
  UPDATE kiosk SET code_hash = NULL, code_expires_at = NULL, code_granted_by = NULL WHERE code_granted_by = OLD.id;
  RETURN NULL;
END $$;

CREATE TRIGGER grants_ended AFTER UPDATE OF role, disabled_at, password_hash ON administrator FOR EACH ROW
  WHEN ((OLD.role, OLD.disabled_at, OLD.password_hash) IS DISTINCT FROM (NEW.role, NEW.disabled_at, NEW.password_hash))
  EXECUTE FUNCTION end_grants();
CREATE TRIGGER grants_deleted AFTER DELETE ON administrator FOR EACH ROW EXECUTE FUNCTION end_grants();
