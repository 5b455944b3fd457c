-- Each answer changes its state at least once: with room for it on its own page no index needs a new entry.
ALTER TABLE "responses" SET (fillfactor = 50);
