import { defineFeature } from '../../platform/feature.ts'
import { attributeUsesNeed } from './needs.ts'
import { routes } from './routes.generated.ts'

export const attributes = defineFeature({ name: 'attributes', routes, needs: [attributeUsesNeed] })
