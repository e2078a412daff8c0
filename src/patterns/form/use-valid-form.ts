import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import type { Control, DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'

/** What a refusal of the server says: of one field, or of the whole. */
export type Refusal<Values extends FieldValues> = { field: Path<Values>; message: string } | { field: null; message: string }

type Options<Values extends FieldValues, Output> = {
  /** What the fields hold, and what it must become; the messages are what the member reads. */
  schema: GenericSchema<Values, Output>
  initial: Values
  /** Keeps what was typed under this name until it is sent: for forms that one leaves by going back. */
  draft?: string
  /** Sends the values. What it rejects with goes to `refusal`. */
  onSubmit: (output: Output) => Promise<unknown>
  /** After that; what was sent is no change any more, so this may leave the page. */
  onSent?: () => void
  /** What a failure says and of which field; null when it is told elsewhere. */
  refusal: (failure: unknown) => Refusal<Values> | null
}

export type ValidForm<Values extends FieldValues> = {
  /** For `<FormField form={form} …>`. */
  control: Control<Values>
  /** Spread on the `<form>`. */
  props: { ref: (element: HTMLFormElement | null) => void; onSubmit: (event: FormEvent) => void; noValidate: true }
  /** Something differs from what the form began with: only then may leaving it be questioned. */
  changed: boolean
  busy: boolean
  /** What the server said of the whole. */
  problem: string | null
}

/**
 * A form over a valibot schema: errors are looked for on sending and from then on while typing; the first field in error
 * gets the focus, whoever found the error. Decision 066.
 */
export function useValidForm<Values extends FieldValues, Output>(options: Options<Values, Output>): ValidForm<Values> {
  const { schema, initial, draft, onSubmit, onSent, refusal } = options
  // what the form began with is the first render's, as with any initial value
  const [start] = useState(() => ({ initial, left: draft === undefined ? undefined : readDraft<Values>(draft) }))
  const [problem, setProblem] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const { control, handleSubmit, setError, reset, getValues, formState, subscribe } = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    // the library's type for "some of the values"; all of them are some of them
    defaultValues: start.initial as DefaultValues<Values>,
    // what is found by the server has to be found by the same eye: see below
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, submitCount } = formState

  useEffect(() => {
    // values beside their defaults, so that what was left counts as a change
    if (start.left) reset(start.left, { keepDefaultValues: true })
  }, [reset, start])
  useEffect(() => {
    if (draft === undefined) return undefined
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draft, structuredClone(values)) })
  }, [draft, subscribe])

  // the fields are drawn in error only after the attempt: the focus can follow no earlier
  const focusFirst = useEffectEvent(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus())
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirst()
  }, [submitCount, isSubmitting])

  const submit = handleSubmit(async (output) => {
    setProblem(null)
    try {
      await onSubmit(output)
    } catch (failure) {
      const said = refusal(failure)
      if (said?.field) setError(said.field, { type: 'server', message: said.message })
      else setProblem(said?.message ?? null)
      return
    }
    // at once: a guard that still sees changes would ask about what has just been sent
    flushSync(() => reset(getValues()))
    if (draft !== undefined) dropDraft(draft)
    onSent?.()
  })

  return {
    // the third parameter is what sending makes of the values; a field does not see it
    control: control as unknown as Control<Values>,
    props: {
      ref: (node) => {
        element.current = node
      },
      onSubmit: (event) => void submit(event),
      noValidate: true,
    },
    changed: isDirty,
    busy: isSubmitting,
    problem,
  }
}
