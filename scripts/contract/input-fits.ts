import type { Inputs } from './inputs.ts'
import { toPointerPart, type Json, type Operation } from './model.ts'
import { bodySites } from './pool.ts'
import type { Run } from './run-parts.ts'

type Checker = Run['checker']

/** Whether a value may stand at an input (`query name`, `body /list/0/name`), by the schema of that input. */
export function inputFits(checker: Checker, operation: Operation, inputs: Inputs, at: string, value: Json): boolean {
  const [place = '', name = ''] = at.split(' ', 2)
  if (place !== 'body') {
    const parameter = inputs.parameters.find((input) => input.in === place && input.name === name)?.parameter
    return parameter?.schema === undefined || checker.fits(`${parameter.pointer}/schema`, value)
  }
  const here = checker.sites.at(bodySites(operation, inputs.body?.contentType ?? '', checker.sites), name)
  return here.every(({ pointer }) => checker.fits(pointer, value))
}

/** Whether the body as a whole may be sent, by the schema of its type of media. */
export function bodyFits(checker: Checker, operation: Operation, { body }: Inputs): boolean {
  if (
    !body ||
    operation.body?.content[body.contentType]?.schema === undefined ||
    body.contentType === 'multipart/form-data'
  )
    return true
  return checker.fits(`${operation.body.pointer}/content/${toPointerPart(body.contentType)}/schema`, body.value)
}
