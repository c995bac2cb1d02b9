export { createCsvFile, downloadFile } from './file-download.ts'
