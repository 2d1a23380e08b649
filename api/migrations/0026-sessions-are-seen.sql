-- Administrators see their sessions: under a name that is not its token, with roughly which device it is.
ALTER TABLE session ADD COLUMN id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid();
ALTER TABLE session ADD COLUMN device text NOT NULL DEFAULT '' CHECK (length(device) <= 40);
