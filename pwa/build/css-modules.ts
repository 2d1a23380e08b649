/** Both builds have to call a class the same. */
export const cssModules = { generateScopedName: '[name]_[local]_[hash:base64:4]' };
