interface ScriptUrlPolicy {
  createScriptURL(input: string): unknown;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (input: string) => string },
  ): ScriptUrlPolicy;
}

function hasTrustedTypes(scope: object): scope is { readonly trustedTypes: TrustedTypes } {
  return 'trustedTypes' in scope && scope.trustedTypes instanceof Object;
}

/** A trusted URL passes for a string where one is asked for; the standard library has no type. */
function isScriptUrl(value: unknown): value is string {
  return value !== null && value !== undefined;
}

/** By name: a page under Trusted Types makes each once. */
const policies = new Map<string, ScriptUrlPolicy>();

/**
 * The address of a script of the app, as a page under Trusted Types may hand it to the browser. The
 * policy `name` lets this one address through; the page's content security policy names it too.
 */
export function trustedScriptUrl(name: string, url: string, scope: object = globalThis): string {
  if (!hasTrustedTypes(scope)) return url;
  const policy =
    policies.get(name) ??
    scope.trustedTypes.createPolicy(name, {
      createScriptURL: (input) => {
        if (input !== url) throw new TypeError(`${input} is not what ${name} stands for`);
        return input;
      },
    });
  policies.set(name, policy);
  const trusted = policy.createScriptURL(url);
  return isScriptUrl(trusted) ? trusted : url;
}
