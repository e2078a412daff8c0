import { exampleRequest, type RequestInput } from '../contract/inputs.ts'
import { atPointer, type Contract, type Json, type Operation } from '../contract/model.ts'

/** One named example of one answer, and the request that Prism is asked for it with. */
export type ExampleCase = {
  /** `mealDetail 200 empty`, for people. */
  name: string
  method: string
  request: RequestInput
  status: number
  contentType: string
  /** What the answer has to be: the example's value, word for word. */
  value: Json
}

/**
 * Every named example of every answer in the contract. Operations on hosts of others (a `servers` of their own) are
 * left out: the mock stands for our service only.
 */
export function exampleCases(contract: Contract): ExampleCase[] {
  return mockedOperations(contract).flatMap((operation) => {
    const request = exampleRequest(contract.document, operation)
    return Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.entries(response.content ?? {}).flatMap(([contentType, media]) =>
        Object.entries(media.examples ?? {}).map(([example, holder]) => ({
          name: `${operation.id} ${status} ${example}`,
          method: operation.method,
          request: {
            ...request,
            headers: { ...request.headers, accept: contentType, prefer: `code=${status}, example=${example}` },
          },
          status: Number(status),
          contentType,
          value: valueOf(contract.document, holder),
        })),
      ),
    )
  })
}

/** The operations that Prism answers for. */
export function mockedOperations({ document, operations }: Contract): Operation[] {
  const paths = document['paths'] as Record<string, Record<string, { servers?: unknown } | undefined>>
  return operations.filter(
    ({ path, method }) => !paths[path]?.['servers'] && !paths[path]?.[method.toLowerCase()]?.servers,
  )
}

function valueOf(document: unknown, holder: { value?: Json; $ref?: string }): Json {
  const found = (holder.$ref === undefined ? holder : atPointer(document, holder.$ref)) as { value?: Json }
  return found.value ?? null
}
