-- What is wrong with a listing, and that a donation was made, beside booking requests and enquiries.
ALTER TABLE enquiry DROP CONSTRAINT enquiry_kind_check;
ALTER TABLE enquiry ADD CONSTRAINT enquiry_kind_check CHECK (kind IN ('booking', 'contact', 'correction', 'donation'));
