export { PagePicker } from './page-picker.tsx'
export { PublishButton } from './publish/publish-button.tsx'
export { pagesRoutes } from './routes.ts'
