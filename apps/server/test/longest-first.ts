import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Slow files however short their code: started last, they would leave all other workers idle. */
const LONGEST = [
  'test/canary/surfaces',
  'test/matrix/',
  'test/canary/',
  'test/fuzz/',
  'test/crash/',
  'platform/postgres/start-postgres',
  'platform/jobs/jobs',
]

/** Runs the longest files first; the others in vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((part) => moduleId.includes(part))
      return place === -1 ? LONGEST.length : place
    }
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
