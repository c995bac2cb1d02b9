import './jobs.ts'
