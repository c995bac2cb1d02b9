export { deleteFilesJob } from './delete-files-job.ts'
export { expireExports, failStaleExports } from './repository/data-exports.ts'
