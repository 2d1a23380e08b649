-- Which copy of the data this is: of the server that holds them, and its history (decision 053). Null: nobody has looked yet.
ALTER TABLE sync_clock ADD COLUMN origin text;
