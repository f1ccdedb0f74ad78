// `assert` is required and called, so this shim must be CommonJS.
module.exports = function assert(value, message) {
  if (!value) throw new Error(message || 'assertion failed');
};
