import type { z } from 'zod'
import type { CallName, InputFor, OutputFor } from '../client.ts'
import type { components } from './components.ts'

type Components = typeof components

/** Examples of named shapes. A test parses each by its shape. */
export const componentExamples: { [Name in keyof Components]?: z.output<Components[Name]> } = {}

/** Examples of requests, path parameters included. */
export const requestExamples: { [Name in CallName]?: InputFor<Name> } = {}

/** Examples of responses. */
export const responseExamples: { [Name in CallName]?: OutputFor<Name> } = {}
