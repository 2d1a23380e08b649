-- Invitations are listed and taken back under a name that is not their token.
ALTER TABLE invite ADD COLUMN id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid();
