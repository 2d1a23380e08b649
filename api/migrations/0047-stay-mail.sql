-- Where a stay reads mail, as the desk learnt it; no part of the catalogue, so that it reaches no phone and no page. The id of a stay or restaurant:
-- two tables, so no foreign key. It goes when nothing of the stay is left (retention).
CREATE TABLE stay_mail (
  listing_id text PRIMARY KEY,
  email text NOT NULL CHECK (email <> '' AND length(email) <= 254)
);
