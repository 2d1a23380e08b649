import { parseFeed } from '#alerts/cap.ts';
import { serveParsers } from '#parsing/serve-parsers.ts';
import { passwordScore } from '#session/password-score.ts';
import { readFile } from '#spreadsheets/reading/read-file.ts';
import { writeWorkbook } from '#spreadsheets/writing/write-workbook.ts';
import { renderPicture, renderShare } from '#uploads/render.ts';

/** What runs in the threads of parsers, and nowhere else: of each the name that it is asked by. */
serveParsers({
  alerts: parseFeed,
  dataset: readFile,
  password: passwordScore,
  picture: renderPicture,
  share: renderShare,
  spreadsheet: readFile,
  workbook: writeWorkbook,
});
