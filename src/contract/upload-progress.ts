/**
 * Sends a request as `fetch` does, and reports its progress, 0…1 of the body: the one thing that `fetch` cannot do.
 * Loaded with the first call that carries the mark `onUpload`.
 */
export async function sendWithProgress(
  request: Request,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Response> {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(request.method, request.url)
    call.responseType = 'blob'
    request.headers.forEach((value, name) => call.setRequestHeader(name, value))
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    call.addEventListener('load', () => {
      const headers = new Headers()
      for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
        const [name = '', ...value] = line.split(': ')
        if (name) headers.append(name, value.join(': '))
      }
      // asked for as a blob
      resolve(new Response(call.response as Blob, { status: call.status, statusText: call.statusText, headers }))
    })
    call.addEventListener('error', () => reject(new TypeError('The request got no answer')))
    const giveUp = () => {
      call.abort()
      reject(signal.reason as Error) // what whoever gave up said
    }
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    call.send(body)
  })
}
