import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '#src/contract/api-error.ts'
import { toast } from '#src/ui/toast/toast.ts'

/** The record is not there any more: another phone has taken it away. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Says so: to try again would not help. */
export const sayGone = (about: string): void => void toast({ text: i18n._(msg`다른 기기에서 지운 기록이에요`), about })
