/** What is loaded while the database comes up: all rooms, and the demo that is made with their calls. */
export { describeDemo, installDemo } from './demo.ts'
export { startServer } from './start-server.ts'
