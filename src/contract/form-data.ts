/**
 * A body as multipart form data, for the calls that the contract describes so: give it as `bodySerializer`. The browser
 * sets the content type with its boundary. Lists repeat their name; null and undefined are left out. [HTP-09]
 */
export function toFormData(body: object | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    for (const each of values) {
      if (each instanceof Blob) form.append(name, each)
      else if (each !== null && each !== undefined) form.append(name, String(each))
    }
  }
  return form
}
