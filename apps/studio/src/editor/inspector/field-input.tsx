import type { Field } from '@foyer/content/definitions'
import type { ReactNode } from 'react'
import type { FieldProps } from './field-props.ts'
import { ActionInput } from './fields/action.tsx'
import { BooleanInput } from './fields/boolean.tsx'
import { ChoiceInput } from './fields/choice.tsx'
import { CodeInput } from './fields/code.tsx'
import { ColorInput } from './fields/color.tsx'
import { ContentRuleInput } from './fields/content-rule/content-rule.tsx'
import { DayInput } from './fields/day.tsx'
import { FileInput } from './fields/file.tsx'
import { FrameInput } from './fields/frame.tsx'
import { IconInput } from './fields/icon.tsx'
import { ImageInput } from './fields/image.tsx'
import { LinesInput } from './fields/lines.tsx'
import { ListInput } from './fields/list.tsx'
import { LongTextInput } from './fields/long-text.tsx'
import { NumberInput } from './fields/number.tsx'
import { PageInput } from './fields/page.tsx'
import { PagesInput } from './fields/pages.tsx'
import { PositionInput } from './fields/position.tsx'
import { ProductInput } from './fields/product.tsx'
import { RichTextInput } from './fields/rich-text.tsx'
import { SetsInput } from './fields/sets.tsx'
import { TextInput } from './fields/text.tsx'
import { TimeInput } from './fields/time.tsx'
import { VideoInput } from './fields/video.tsx'
import { assertNever } from '../assert-never.ts'

type FieldInputProps = FieldProps<Field> & {
  /** The prop that holds the value; it names a list in the path of a level. */
  readonly prop?: string
}

/** The component for a field by its kind. A kind without one does not compile. */
export function FieldInput({ field, prop = '', ...rest }: FieldInputProps): ReactNode {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} {...rest} />
    case 'long_text':
      return <LongTextInput field={field} {...rest} />
    case 'rich_text':
      return <RichTextInput field={field} {...rest} />
    case 'image':
      return <ImageInput {...rest} />
    case 'file':
      return <FileInput {...rest} />
    case 'video':
      return <VideoInput {...rest} />
    case 'page':
      return <PageInput field={field} {...rest} />
    case 'pages':
      return <PagesInput field={field} {...rest} />
    case 'choice':
      return <ChoiceInput field={field} {...rest} />
    case 'number':
      return <NumberInput field={field} {...rest} />
    case 'boolean':
      return <BooleanInput field={field} {...rest} />
    case 'list':
      return <ListInput field={field} prop={prop} {...rest} />
    case 'sets':
      return <SetsInput field={field} {...rest} />
    case 'lines':
      return <LinesInput field={field} {...rest} />
    case 'action':
      return <ActionInput {...rest} />
    case 'frame':
      return <FrameInput {...rest} />
    case 'position':
      return <PositionInput {...rest} />
    case 'code':
      return <CodeInput field={field} {...rest} />
    case 'color':
      return <ColorInput {...rest} />
    case 'icon':
      return <IconInput field={field} {...rest} />
    case 'product':
      return <ProductInput field={field} {...rest} />
    case 'content_rule':
      return <ContentRuleInput field={field} {...rest} />
    case 'day':
      return <DayInput field={field} {...rest} />
    case 'time':
      return <TimeInput field={field} {...rest} />
    default:
      return assertNever(field)
  }
}
