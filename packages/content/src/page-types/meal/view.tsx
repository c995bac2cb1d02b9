import { useFormat, useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import type { PageTypeView, PageTypeViewProps } from '../../block-view.ts'
import { joinWithDots } from '../../parts/format-facts.ts'
import { PageCover } from '../../parts/page-cover.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Section } from '../../parts/section.tsx'
import { Steps } from '../../parts/steps.tsx'
import type { mealPage } from './definition.ts'
import styles from './styles.module.css'

/** A recipe: nutrition per serving, ingredients, steps. */
export const MealView: PageTypeView<typeof mealPage> = ({ fields, blocks, actions }) => {
  const t = useT()
  const meta = joinWithDots([
    fields.minutes > 0 && t('pages.facts.minutes', { count: fields.minutes }),
    t('pages.meal.serves', { count: fields.servings }),
  ])
  const ingredients = fields.ingredients.filter((ingredient) => ingredient.name !== '')
  const steps = fields.steps.map((step) => step.text).filter((text) => text !== '')
  return (
    <>
      <PageCover image={fields.cover} ratio="tall" />
      <div className={styles.meal}>
        <PageHead meta={meta} />
        {fields.intro !== '' && (
          <p className={styles.intro} dir="auto">
            {fields.intro}
          </p>
        )}
        <Figures fields={fields} />
        <div className={styles.columns}>
          {ingredients.length > 0 && (
            <Section id="ingredients" title={t('pages.meal.ingredients')}>
              <ul className={styles.ingredients}>
                {ingredients.map((ingredient) => (
                  <li key={ingredient.id} className={styles.ingredient}>
                    <span dir="auto">{ingredient.name}</span>
                    <span className={styles.amount} dir="auto">
                      {ingredient.amount}
                    </span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {steps.length > 0 && (
            <Section id="method" title={t('pages.meal.method')}>
              <Steps steps={steps} />
            </Section>
          )}
        </div>
        {blocks}
        {actions}
      </div>
    </>
  )
}

function Figures({ fields }: Pick<PageTypeViewProps<typeof mealPage>, 'fields'>): ReactNode {
  const t = useT()
  const format = useFormat()
  const figures = [
    { label: t('pages.meal.calories'), value: fields.calories, caption: format.number(fields.calories) },
    {
      label: t('pages.meal.protein'),
      value: fields.protein,
      caption: t('pages.meal.grams', { count: fields.protein }),
    },
    {
      label: t('pages.meal.carbs'),
      value: fields.carbs,
      caption: t('pages.meal.grams', { count: fields.carbs }),
    },
    { label: t('pages.meal.fat'), value: fields.fat, caption: t('pages.meal.grams', { count: fields.fat }) },
  ].filter((figure) => figure.value > 0)
  if (figures.length === 0) return null
  return (
    <dl className={styles.figures} aria-label={t('pages.meal.per_serving')}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt className={styles.label}>{figure.label}</dt>
          <dd className={styles.value}>{figure.caption}</dd>
        </div>
      ))}
    </dl>
  )
}
