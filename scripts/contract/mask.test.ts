import { describe, expect, test } from 'vitest'
import { Mask } from './mask.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl'

describe('what goes into reports', () => {
  const mask = new Mask()
  mask.add('hansang-demo!1')
  mask.add('Y')

  test('loses secrets by the name of header, parameter and field', () => {
    expect(
      mask.headers([
        ['Authorization', 'Basic x'],
        ['Set-Cookie', 'a=b'],
        ['Accept', 'text/html'],
      ]),
    ).toEqual({ Authorization: '***', 'Set-Cookie': '***', Accept: 'text/html' })
    expect(mask.url('/api/x?menuDt=20261119&authKey=abc&remember-me=1')).toBe(
      '/api/x?menuDt=20261119&authKey=***&remember-me=***',
    )
    expect(
      mask.body(
        '{"usrPwd":"a","list":[{"pushToken":"b","menuName":"국"}],"cnt":1,"mobileNo":null}',
        'application/json',
      ),
    ).toBe('{"usrPwd":"***","list":[{"pushToken":"***","menuName":"국"}],"cnt":1,"mobileNo":null}')
    expect(mask.body('{"data":{"draftKey":"czAI"}}', 'application/json')).toBe('{"data":{"draftKey":"***"}}')
    expect(mask.body('username=haneul&password=hidden', 'application/x-www-form-urlencoded')).toBe(
      'username=haneul&password=***',
    )
  })

  test('loses tokens by their look, and the secrets of this run, written plainly or in an address', () => {
    expect(mask.text(`token ${JWT} of Bearer ${JWT}.`)).toBe('token *** of ***.')
    expect(mask.body(`{"data":"${JWT}"}`, 'application/json')).toBe('{"data":"***"}')
    expect(mask.url('/x?q=hansang-demo!1&r=hansang-demo%211')).not.toContain('demo')
  })

  test('keeps everything else as it is, short words too', () => {
    expect(mask.text('Y 또는 N')).toBe('Y 또는 N')
    expect(mask.body('not JSON', undefined)).toBe('not JSON')
  })
})
