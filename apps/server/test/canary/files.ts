import { createHeaders } from '../matrix/send-call.ts'
import { canaryActorNames, type CanaryActorName } from './actors.ts'
import { findLeaks } from './check-observations.ts'
import { canRead } from './gates.ts'
import type { Scenario } from './scenario.ts'

/** How often a file was read, and each answer that the rules do not allow. */
export type FileAnswers = { read_count: number; wrong: string[] }

/** Has every actor open the video and the document of every page, and the address that a reader was led to. */
export async function openFiles(scenario: Scenario): Promise<FileAnswers> {
  const answers: FileAnswers = { read_count: 0, wrong: [] }
  for (const { page, name, file_ids } of scenario.pages) {
    const isReader = (actor: CanaryActorName) =>
      canRead(scenario.rules, page.id, scenario.actors[actor].facts)
    const readers = canaryActorNames.filter(isReader)
    const strangers = canaryActorNames.filter((actor) => !isReader(actor))
    for (const id of file_ids) {
      const check = async (actor: CanaryActorName, path: string, expected: number) => {
        const answer = await request(scenario, actor, path)
        const leaks = expected === 404 ? findLeaks(scenario, scenario.actors[actor], path, answer.shown) : []
        if (answer.status !== expected) answers.wrong.push(`${name}: ${path} is ${answer.status} to ${actor}`)
        answers.wrong.push(...leaks)
        return answer
      }
      const path = `/media/open/${page.id}/${id}`
      await Promise.all(strangers.map((actor) => check(actor, path, 404)))
      const [opened] = await Promise.all(readers.map((actor) => check(actor, path, 303)))
      const [reader] = readers
      if (reader === undefined || !opened) continue
      await check(reader, opened.location, 200)
      answers.read_count += 1
      await Promise.all(strangers.map((actor) => check(actor, opened.location, 404)))
    }
  }
  return answers
}

/** Has every actor open the file of a comment by the address that a reader of its page received. */
export async function openCommentFiles(scenario: Scenario): Promise<FileAnswers> {
  const answers: FileAnswers = { read_count: 0, wrong: [] }
  const { fixture, holder, rules, actors } = scenario
  for (const { page, name, file_comment: ts } of scenario.pages) {
    if (ts === null || !canRead(rules, page.id, actors.holder.facts)) continue
    const shown = await fixture.api.as(holder).call('messaging.getMessage', { id: page.id, ts })
    const address = shown.attachment_data?.url ?? ''
    const opened = await request(scenario, 'holder', address)
    if (opened.status !== 200) answers.wrong.push(`${name}: its file is ${opened.status} to the holder`)
    answers.read_count += 1
    const strangers = canaryActorNames.filter((actor) => !canRead(rules, page.id, actors[actor].facts))
    for (const actor of strangers) {
      const { status, shown: text } = await request(scenario, actor, address)
      if (status !== 404) answers.wrong.push(`${name}: the file of a comment is ${status} to ${actor}`)
      answers.wrong.push(...findLeaks(scenario, actors[actor], address, text))
    }
  }
  return answers
}

async function request({ fixture: { api, app }, actors }: Scenario, actor: CanaryActorName, path: string) {
  const { host: _own, ...headers } = createHeaders(actors[actor].caller, app.slug)
  const answer = await api.raw('GET', path, { host: `${app.slug}.localhost`, headers })
  const { status, text } = answer
  const location = String(answer.headers['location'] ?? '')
  return { status, location, shown: `${JSON.stringify(answer.headers)} ${text}` }
}
