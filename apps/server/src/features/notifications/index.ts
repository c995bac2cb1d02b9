import { keepRows } from '../accounts/index.ts'
import { notificationsKept } from './kept-rows.ts'

keepRows(notificationsKept)
