export { createStudioConnection, getStudioOrigin } from './studio-connection.ts'
export { PreviewApp } from './preview-app.tsx'
