/** Calls about sessions, second factors, passwords and keys, and the stream, which lasts as long as a session. */
const FOR_PEOPLE = /^(?:sysAuth\.(?!userInfo$)|sysFactor\.|sysOpenAccess\.|live\.|swagger\.|sysUser\.(?:changePwd|resetPwd)$)/u;

/** Whether no request that is signed with an access key can make a call, `controller.name`. Nor can it make calls that need a proof of identity. */
export const isForPeople = (call: string): boolean => FOR_PEOPLE.test(call);
