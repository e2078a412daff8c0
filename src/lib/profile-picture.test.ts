import { expect, test } from 'vitest'
import { profilePicture } from './profile-picture.ts'

test.each([
  ['/images/profile/07', 7],
  ['01', 1],
  ['9', 9],
  ['/images/profile/00', 1],
  ['/images/profile/x', 1],
  ['', 1],
  [null, 1],
])('%j is the default picture %i [MBR-03] [MBR-04] [CON-11]', (path, picture) => {
  expect(profilePicture(path)).toEqual({ kind: 'default', picture })
})

test('an image of one’s own is shown as it is [MBR-04]', () => {
  expect(profilePicture('https://img.example.com/me.webp')).toEqual({
    kind: 'image',
    url: 'https://img.example.com/me.webp',
  })
  expect(profilePicture('IMGq3-x_Z09k2LmN8pQrStUvW7')).toEqual({
    kind: 'image',
    url: '/api/common/file/get/imageFile?imgId=IMGq3-x_Z09k2LmN8pQrStUvW7&imgTyCode=PROFILE',
  })
})
