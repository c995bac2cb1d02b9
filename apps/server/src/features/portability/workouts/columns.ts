import type {
  WorkoutImportField,
  WorkoutImportReport,
} from '@foyer/contract/portability/workout-import-shapes'
import { foldText } from '@foyer/domain/search'
import type { TableRow } from '#platform/csv/index.ts'

type Column = WorkoutImportReport['columns'][number]

/** Headings of spreadsheets and other products, folded, without blanks and punctuation. */
const HEADINGS: Readonly<Record<WorkoutImportField, string>> = {
  workout_title: `workout workoutname workouttitle session sessionname training routine routinename plan name title
    entrainement seance entrenamiento rutina allenamento treino trening التدريب تدريب اسمالتدريب الحصة`,
  day: 'day daynumber dayname tag jour dia giorno dag اليوم يوم',
  group:
    'group groupname block section superset supersetgroup gruppe bloc bloque blocco grupo المجموعة القسم مجموعة',
  kind: 'kind type format style grouptype method art typ tipo النوع طريقةالاداء',
  rounds: 'rounds round laps circuits runden tours rondas giri الجولات جولات',
  exercise_name: `exercise exercisename movement lift drill ubung uebung exercice ejercicio esercizio exercicio oefening
    التمرين تمرين اسمالتمرين الحركة`,
  sets: 'sets numberofsets setcount satze saetze series المجموعات عددالمجموعات',
  reps: `reps rep repetitions repetition repsortime amount duration time target wiederholungen wdh repetitionen
    repeticiones ripetizioni repeticoes التكرارات تكرارات العدد`,
  weight: 'weight load weightkg weightlb weightlbs kg lb lbs gewicht last poids charge peso carga الوزن وزن',
  unit: 'unit units weightunit einheit unite unidad unita الوحدة وحدة',
  percent: 'percent 1rm percent1rm of1rm percentage intensity prozent pourcentage porcentaje النسبة',
  rest: 'rest restseconds resttime restsec restperiod pause pausensekunden repos descanso recupero الراحة راحة',
  tempo: 'tempo cadence kadenz الايقاع ايقاع',
  rpe: 'rpe effort anstrengung effortrpe الجهد',
  note: `note notes comment comments instructions cue cues coachnotes description bemerkung notiz hinweis remarque
    nota notas ملاحظة ملاحظات`,
  tags: 'tags taglist labels keywords schlagworte schlagworter etiquettes etiquetas etichette الوسوم وسوم',
}

const MAX_COLUMNS = 100
const SAMPLE_ROWS = 100

/** The columns of a table with the field of each: the chosen one, else by its heading; the first of several counts. */
export function readColumns(
  headings: readonly string[],
  rows: readonly TableRow[],
  chosen: readonly (WorkoutImportField | '')[] | undefined,
): Column[] {
  const width = Math.max(headings.length, ...rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.length))
  const taken = new Set<WorkoutImportField>()
  return Array.from({ length: Math.min(width, MAX_COLUMNS) }, (_, index): Column => {
    const heading = headings[index] ?? ''
    const found = chosen ? chosen[index] || null : findField(heading)
    const field = found !== null && !taken.has(found) ? found : null
    if (field) taken.add(field)
    return { heading: heading.slice(0, 60), samples: listSamples(rows, index), field }
  })
}

let fields_by_heading: ReadonlyMap<string, WorkoutImportField> | undefined

/** The field that a heading means; null for none. */
function findField(heading: string): WorkoutImportField | null {
  fields_by_heading ??= new Map(
    (Object.entries(HEADINGS) as [WorkoutImportField, string][]).flatMap(([field, names]) =>
      names.split(/\s+/).map((name) => [normalizeHeading(name), field] as const),
    ),
  )
  // "Load (kg)" is the load.
  const bare = heading.replaceAll(/[([][^)\]]*[)\]]/g, '')
  const find = (text: string) => fields_by_heading?.get(normalizeHeading(text))
  return find(heading) ?? find(bare) ?? null
}

function normalizeHeading(heading: string): string {
  return foldText(heading).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

function listSamples(rows: readonly TableRow[], index: number): string[] {
  const cells = rows.slice(0, SAMPLE_ROWS).flatMap(({ cells: row }) => row[index]?.slice(0, 60) || [])
  return [...new Set(cells)].slice(0, 3)
}
