export { deleteFilesJob } from './delete-files-job.ts'
export { expireExports, giveUpExports } from './repository/data-exports.ts'
