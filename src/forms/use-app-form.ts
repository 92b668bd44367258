import {
  get,
  set,
  useForm,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

/** A form whose fields hold `Values`, and which sends what the schema makes of them. */
export type AppForm<Values extends FieldValues, Sent = Values> = UseFormReturn<
  Values,
  unknown,
  Sent
>

interface AppFormOptions<Values extends FieldValues, Sent> extends Pick<
  UseFormProps<Values, unknown, Sent>,
  'defaultValues' | 'values'
> {
  schema: $ZodType<Sent, Values>
}

/**
 * Every form of the product: a field is checked when it is left, and then on each key. What the
 * page does not read of the form's state draws nothing but the field that it is about.
 */
export function useAppForm<Values extends FieldValues, Sent>({
  schema,
  ...options
}: AppFormOptions<Values, Sent>): AppForm<Values, Sent> {
  return useForm<Values, unknown, Sent>({
    resolver: makeResolver(schema),
    mode: 'onTouched',
    // `Form` gives the focus to the first wrong field as they stand on the page.
    shouldFocusError: false,
    // Newer values leave what is being typed. A `reset` that gives it up has to say so.
    ...(options.values && { resetOptions: { keepDirtyValues: true } }),
    ...options,
  })
}

/**
 * The first rule that each field breaks. (The resolvers of the library's package also serve other
 * kinds of schemas and the browser's own messages, which was 1.2 kB more on the first page.)
 */
const makeResolver =
  <Values extends FieldValues, Sent>(
    schema: $ZodType<Sent, Values>,
  ): Resolver<Values, unknown, Sent> =>
  (values) => {
    const { data, error } = z.safeParse(schema, values)
    if (error === undefined) return { values: data, errors: {} }
    const errors = {}
    for (const { path, message } of error.issues) {
      const name = path.join('.')
      if (get(errors, name) === undefined) set(errors, name, { type: 'rule', message })
    }
    return { values: {}, errors }
  }
