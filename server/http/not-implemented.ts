/**
 * Operations of the contract that have no handler yet. They get no route of their own: hundreds of routes would slow
 * every start.
 */
import type { ContractOperation } from './contract-file.ts'

/** Finds the operation that a request means, by method and path; undefined when the contract has none. */
export function createFinder(
  operations: readonly ContractOperation[],
): (method: string, path: string) => ContractOperation | undefined {
  const exact = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))
  const withParameters = operations
    .filter(({ path }) => path.includes('{'))
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^${operation.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    }))
  return (method, path) =>
    exact.get(`${method} ${path}`) ??
    withParameters.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation
}
