// Package ssa turns the bytecode of a method into typed static single
// assignment form.
//
//	classfile.Method --Lift--> Func --String--> text
//	                            |
//	                            +--Check, Dominators, SimplifyMonitors
//
// A Func has Params and Blocks; a Block has Instrs, the last of which is a
// control instruction, and edges: Succs (normal), Handlers (exceptional), Preds
// (both). An instruction with a result is a Value and can be an operand of
// others:
//
//	                 Value  Instr  control  can throw
//	*Param            x
//	*Const            x
//	*Phi              x      x
//	*BinOp            x      x              div and rem of I and J
//	*Neg              x      x
//	*Convert          x      x
//	*New              x      x              x  (class initialisation)
//	*NewArray         x      x              x
//	*MultiNewArray    x      x              x
//	*ArrayLength      x      x              x
//	*ArrayLoad        x      x              x
//	*ArrayStore              x              x
//	*GetField         x      x              x
//	*PutField                x              x
//	*GetStatic        x      x              x  (class initialisation)
//	*PutStatic               x              x  (class initialisation)
//	*Call             x      x              x  (no Value if the method is void)
//	*CallDynamic      x      x              x  (no Value if the method is void)
//	*CheckCast        x      x              x
//	*InstanceOf       x      x
//	*Monitor                 x              x
//	*Catch            x      x
//	*If                      x        x
//	*Switch                  x        x
//	*Jump                    x        x
//	*Return                  x        x
//	*Throw                   x        x     x
//
// There are no loads and stores of local variables and no moves of the operand
// stack: where different values join there is a Phi, if the variable is used
// later.
//
// # Exceptions
//
// In a try region a block ends after the first instruction that can throw; its
// Handlers lead to landing pads, one for each target and type in the exception
// table. A landing pad begins with the Catch that yields the exception. So
// values along an exceptional edge are those before the throwing instruction.
// An exception that no handler of the block catches leaves the method; outside
// of try regions blocks are not split.
//
// Not represented: asynchronous exceptions, errors of linking (handlers that only these could reach
// are removed), and IllegalMonitorStateException of a return.
//
// # Example
//
//	1  static int before(int x) {
//	2      int y = 1;
//	3      try {
//	4          y = f(x);
//	5          y = f(y);
//	6      } catch (ArithmeticException e) {
//	7          return y;
//	8      }
//	9      return -y;
//	10 }
//
// is
//
//	func Main.before:(I)I
//	  p0 I                                           ; x
//	b0: catch {java/lang/ArithmeticException: b3}
//	  v0 = invokestatic Main.f:(I)I p0               ; line 4, y
//	  jump b1
//
//	b1: <- b0 catch {java/lang/ArithmeticException: b3}
//	  v1 = invokestatic Main.f:(I)I v0               ; line 5, y
//	  jump b2                                        ; line 8
//
//	b2: <- b1
//	  v2 = ineg v1                                   ; line 9
//	  return v2
//
//	b3: <- b0 b1
//	  v3 = phi [b0: 1, b1: v0]                       ; I y
//	  v4 = catch java/lang/ArithmeticException       ; line 6, e
//	  return v3                                      ; line 7
//
// In b3 y is 1 if the first call threw, and the first call's result if the
// second one threw.
//
// # Types
//
// Every value has the type that its instruction gives it; a phi of references
// has the type of its arguments if they agree (null apart), otherwise the type
// in the StackMapTable, otherwise their least common superclass. As in the
// JVM's verifier, a value of an interface type need not implement it: interface
// types are not checked.
//
// # Subroutines
//
// The code of a jsr subroutine (class files before version 51), which mostly is
// a finally block, is duplicated for each call. Return addresses are tracked
// like values, so that nested subroutines, several variables and subroutines
// left without ret work; a ret with no single return address is an error.
package ssa
